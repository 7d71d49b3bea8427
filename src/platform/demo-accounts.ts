export const demoEmails = {
  admin: 'admin@example.com',
  adviser: 'adviser@example.com',
  client: 'client@example.com',
  second: 'second@example.com',
  approving: 'approval@example.com',
  assessed: 'assessed@example.com',
  joint: 'joint@example.com',
  partner: 'partner@example.com',
  pending: 'pending@example.com',
  suspended: 'suspended@example.com',
}
