/** One sentence of a resolving spell or ability, without its full stop: the grammar is in effects/, a file a concept. */
import './effects/sentence.ts';
