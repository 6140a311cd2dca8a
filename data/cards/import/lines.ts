import { Gatherer, type Piece } from './piece.ts';

const NEWLINE = 0x0a;

/** Parts JSON Lines: every line that is not blank is a record. */
export async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  const gathered = new Gatherer();
  let line = 1;
  let start = 0;
  let read = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      gathered.add(chunk.subarray(from, at));
      const text = gathered.take();
      if (text === undefined || text.trim() !== '') yield { text, line, offset: start };
      from = at + 1;
      start = read + from;
      line += 1;
    }
    gathered.add(chunk.subarray(from));
    read += chunk.length;
  }
  const text = gathered.take();
  if (text === undefined || text.trim() !== '') yield { text, line, offset: start };
}
