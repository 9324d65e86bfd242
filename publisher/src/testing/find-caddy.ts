import { spawnSync } from 'node:child_process';

/** Version of this machine's Caddy, such as `2.6.2`; undefined where there is none: the containers bring theirs along. */
export function findCaddyVersion(): string | undefined {
  const { stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  return /^v?([\d.]+)/.exec(stdout ?? '')?.[1];
}
