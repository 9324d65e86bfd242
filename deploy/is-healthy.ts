/** Asks an address and ends with 0 when it answers well: `node deploy/is-healthy.ts <address>`. For health checks. */
const [address = ''] = process.argv.slice(2);
const isHealthy = await fetch(address).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
