/** 400: where a card may be, the battlefield apart. */
export type CardZone = 'hand' | 'graveyard' | 'exile' | 'library' | 'command' | 'stack';
