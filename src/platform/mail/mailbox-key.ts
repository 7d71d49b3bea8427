const googleHosts = ['gmail.com', 'googlemail.com']

/**
 * Which mailbox an address reaches: without the part after a plus, and at Gmail without dots. What is given or limited
 * once for each person is counted by it. The function `mailbox_key` in the database does the same.
 * @example mailboxKey('A.na+tax@Googlemail.com') // 'ana@gmail.com'
 */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const host = address.slice(at + 1)
  const name = address.slice(0, at).split('+')[0] ?? ''
  return googleHosts.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
