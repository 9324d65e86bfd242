/** Reads an environment variable; the second value is used when it is not set. */
type ReadEnvironment = (name: string, fallback?: string) => string | undefined;

const SITE_VARIABLES = ['SITE_URL_NL', 'SITE_URL_DE', 'SITE_URL_BE', 'SITE_URL_AT', 'SITE_URL_FR'] as const;

/** Addresses of the country sites while developing, in the order of the variables. */
const DEVELOPMENT_PORTS = [4321, 4322, 4323, 4324, 4325];

/**
 * The origins that may call the CMS from a browser: the country sites and the CMS itself.
 * @throws Error naming the variable that holds no address
 */
export function listSiteOrigins(env: ReadEnvironment): string[] {
  const addresses = SITE_VARIABLES.map((name, index) => {
    return [name, env(name) || `http://localhost:${DEVELOPMENT_PORTS[index]}`] as const;
  });
  const own = ['CMS_URL', env('CMS_URL') || `http://localhost:${env('CMS_PORT') || 1337}`] as const;
  return [...new Set([...addresses, own].map(([name, address]) => readOrigin(name, address)))];
}

function readOrigin(name: string, address: string): string {
  if (!URL.canParse(address)) {
    throw new Error(`${name} must be an address such as https://www.example.com, but it is "${address}".`);
  }
  return new URL(address).origin;
}
