const googleHosts = ['gmail.com', 'googlemail.com']

/** @example mailboxKey('A.na+tax@Googlemail.com') // 'ana@gmail.com'; must match the SQL function `mailbox_key` */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const host = address.slice(at + 1)
  const name = address.slice(0, at).split('+')[0] ?? ''
  return googleHosts.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
