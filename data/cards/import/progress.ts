/** Where progress is shown: stderr, or a test's collector. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how far each phase of a long work has come: as a bar that is redrawn on a terminal, elsewhere as a line for every tenth. */
export interface Progress {
  /** Begins a phase; `total` is in any unit, undefined where it isn't known. */
  begin(phase: string, total: number | undefined): void;
  /** Says how much of the total is done. */
  advance(done: number): void;
  end(): void;
}

const WIDTH = 30;

/** The bar is redrawn this often at most. In milliseconds. */
const REDRAW = 100;

function bar(phase: string, share: number): string {
  const filled = Math.round(share * WIDTH);
  return `\r${phase.padEnd(10)} [${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${String(Math.floor(share * 100)).padStart(3)}%`;
}

export function showProgress(screen: Screen, now: () => number = Date.now): Progress {
  let phase = '';
  let total: number | undefined;
  let tenths = 0;
  let drawn = 0;
  const draw = (share: number): void => {
    if (screen.isTTY === true) {
      if (now() - drawn < REDRAW && share < 1) return;
      drawn = now();
      screen.write(bar(phase, share));
    } else if (Math.floor(share * 10) > tenths) {
      tenths = Math.floor(share * 10);
      screen.write(`${phase} ${tenths * 10}%\n`);
    }
  };
  return {
    begin: (name, amount) => {
      phase = name;
      total = amount;
      tenths = 0;
      drawn = 0;
    },
    advance: (done) => {
      if (total !== undefined && total > 0) draw(Math.min(1, done / total));
    },
    end: () => {
      draw(1);
      if (screen.isTTY === true) screen.write('\n');
    },
  };
}

/** For callers that show nothing. */
export const NO_PROGRESS: Progress = { begin: () => {}, advance: () => {}, end: () => {} };
