/** A production database in which one of these demo accounts is active is refused at startup. */
export const demoEmails = {
  admin: 'admin@example.com',
  adviser: 'adviser@example.com',
  client: 'client@example.com',
  second: 'second@example.com',
  pending: 'pending@example.com',
  suspended: 'suspended@example.com',
}
