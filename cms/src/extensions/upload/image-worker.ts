/**
 * A process that decodes one picture: `node image-worker.ts job milliseconds`, both as JSON. Writes what became of it as
 * JSON. It ends itself when it has taken more processor time than that.
 */
import { decodeImage, FaultyImage } from './decode-image.ts';

/** How often the time is looked at, in milliseconds; decoding goes on beside it. */
const LOOK = 50;

const [job = '', budget = ''] = process.argv.slice(2);

const used = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};

const isOver = () => used() > Number(budget);

const end = (outcome: object) => {
  process.stdout.write(JSON.stringify({ ...(isOver() ? { kind: 'over' } : outcome), used: used() }), () =>
    process.exit(),
  );
};

setInterval(() => {
  if (isOver()) end({ kind: 'over' });
}, LOOK);

try {
  end({ kind: 'done', image: await decodeImage(JSON.parse(job)) });
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  end(error instanceof FaultyImage ? { kind: 'faulty' } : { kind: 'failed', message, code });
}
