import ipaddr from 'ipaddr.js'

/**
 * Reads `forwardedFor` from the right: the first address that is not a trusted proxy is the client.
 * @example clientAddress('10.0.0.2', '203.0.113.9, 10.0.0.1', ['10.0.0.0/8']) // '203.0.113.9'
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: string[]): string {
  const chain = [
    ...(forwardedFor ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    peer,
  ]
  while (chain.length > 1 && isWithin(chain.at(-1) ?? '', trustedProxies)) chain.pop()
  const address = chain.at(-1) ?? peer
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : peer
}

export function isWithin(address: string, ranges: string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some((range) => {
    if (ipaddr.isValidCIDR(range)) {
      const [network, bits] = ipaddr.parseCIDR(range)
      return network.kind() === parsed.kind() && parsed.match(network, bits)
    }
    return ipaddr.isValid(range) && ipaddr.process(range).toString() === parsed.toString()
  })
}

export function isLoopback(address: string): boolean {
  return isWithin(address, ['127.0.0.0/8', '::1'])
}

/** Key for rate limits. For IPv6 it is the network, because one household has 2^64 addresses. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString()
}
