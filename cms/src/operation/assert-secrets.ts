const SECRETS = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'] as const;

/**
 * Strapi invents missing secrets or fails late with a hint at a file of its own; here they come from the environment.
 * @throws Error naming every secret that is missing
 */
export function assertSecrets(environment: Record<string, string | undefined>): void {
  const missing = SECRETS.filter((name) => !environment[name]);
  if (missing.length === 0) return;
  throw new Error(
    `The CMS needs secrets that are not set: ${missing.join(', ')}. The commands of the repository root write them ` +
      'into .env; containers get them from their environment. See .env.example.',
  );
}
