/** Known to everyone who reads the README; exists only where demo content was seeded. */
export const DEMO_LOGIN = {
  email: 'editor@example.com',
  password: 'Editor-123456',
  firstname: 'Demo',
  lastname: 'Editor',
} as const;
