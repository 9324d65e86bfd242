import { spawn } from 'node:child_process';

/**
 * Builds an Astro project in a process of its own, from its start to its end.
 * @param root of the project
 * @param env beside the search path
 * @returns what the build printed
 * @throws Error with the end of what was printed, when the build fails
 */
export function runBuild(command: string, args: readonly string[], root: string, env: Record<string, string>) {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`The build of ${root} failed (exit code ${code}).\n${output.slice(-4000)}`));
    });
  });
}
