import ipaddr from 'ipaddr.js'

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Checks a URL before any request. Returns why it must not be fetched, or null if fetching is allowed. */
export function addressError(url: URL): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `The address does not start with http: ${url.protocol}`
  if (url.username || url.password) return 'The address holds a user name'
  if (url.port !== '') return `The address names the port ${url.port}`
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isPublicAddress(host)) return `${host} is not a public address`
  return null
}

export function isLoopbackHost(host: string): boolean {
  return loopbackHost.test(host)
}
