import { Bench } from 'tinybench';

/** A measured task: median seconds of one run. */
export interface Measured {
  readonly name: string;
  readonly seconds: number;
}

/** Medians of some tasks, run in turn in one process, so that their ratios hold although the machine is noisy. `least`: as often at least is each run. */
export async function measure(
  tasks: Readonly<Record<string, () => unknown>>,
  { time = 500, least = 64 }: { readonly time?: number; readonly least?: number } = {},
): Promise<readonly Measured[]> {
  const bench = new Bench({ time, warmupTime: 100, iterations: least, warmupIterations: Math.min(16, least) });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task);
  await bench.run();
  for (const { result } of bench.tasks) if (result.state === 'errored') throw result.error;
  return bench.tasks.map((task) => {
    const { result } = task;
    if (!('latency' in result)) throw new Error(`${task.name} gave no result: ${JSON.stringify(result)}`);
    return { name: task.name, seconds: result.latency.p50 / 1_000 };
  });
}

/** Seconds in a unit that reads well. */
export function shown(seconds: number): string {
  if (seconds >= 1) return `${seconds.toFixed(2)} s`;
  return seconds >= 1e-3 ? `${(seconds * 1e3).toFixed(2)} ms` : `${(seconds * 1e6).toFixed(1)} µs`;
}

/** One line a task, with its ratio to the first. */
export function printRatios(title: string, measured: readonly Measured[]): void {
  console.log(title);
  const base = measured[0]?.seconds ?? 1;
  for (const { name, seconds } of measured)
    console.log(`  ${name.padEnd(44)} ${shown(seconds).padStart(10)}  ×${(seconds / base).toFixed(2)}`);
}
