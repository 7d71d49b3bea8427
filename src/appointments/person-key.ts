/**
 * What tells people apart for the one free talk that each may have: the address, without the part after a plus that mail
 * servers ignore. @example personKey('Ana+tax@Example.com') // 'ana@example.com'
 */
export function personKey(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${host}`
}
