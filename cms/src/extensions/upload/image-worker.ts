/**
 * A process that decodes pictures, one after the other: a message asks for each, and one says what became of it. It ends
 * itself over a picture that takes more processor time than it may, and with the process that asks.
 */
import { decodeImage, FaultyImage, type ImageJob } from './decode-image.ts';

export interface ImageRequest {
  job: ImageJob;
  /** Processor time in milliseconds. */
  budget: number;
}

/** How often the time is looked at, in milliseconds; decoding goes on beside it. */
const LOOK = 50;

process.on('message', async ({ job, budget }: ImageRequest) => {
  const begun = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(begun);
    return Math.round((user + system) / 1000);
  };
  const looking = setInterval(() => {
    if (used() > budget) process.send?.({ kind: 'over', used: used() }, () => process.exit());
  }, LOOK);
  const outcome = await decode(job);
  clearInterval(looking);
  process.send?.({ ...(used() > budget ? { kind: 'over' } : outcome), used: used() });
});

process.on('disconnect', () => process.exit());

async function decode(job: ImageJob): Promise<object> {
  try {
    return { kind: 'done', image: await decodeImage(job) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return error instanceof FaultyImage ? { kind: 'faulty' } : { kind: 'failed', message, code };
  }
}
