import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { isWithin } from '#platform/http/client-address.ts'
import { defineSetting } from '#platform/settings/setting.ts'

/** IP addresses and CIDR ranges that may open the admin panel, one per line; empty allows all. */
export const adminAllowList = defineSetting(
  'admin_allow_list',
  z
    .string()
    .max(4000)
    .refine((text) => faultyLines(text).length === 0),
  '',
  'admin',
)

function rangesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter(Boolean)
}

export function faultyLines(text: string): string[] {
  return rangesOf(text).filter((range) => !isRange(range))
}

export function isOnList(text: string, address: string): boolean {
  const ranges = rangesOf(text)
  return ranges.length === 0 || isWithin(address, ranges)
}

/** An IP address must be written in full, because parsers disagree about short forms like `10.1` and `010.0.0.1`. */
function isRange(range: string): boolean {
  const [, address = '', bits] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(range) ?? []
  const isFour = ipaddr.IPv4.isValidFourPartDecimal(address)
  // Reject IPv4-mapped IPv6 ranges: a visitor's IPv4-mapped address is converted to IPv4, so it would never match them.
  const isSix = ipaddr.IPv6.isValid(address) && !ipaddr.IPv6.parse(address).isIPv4MappedAddress()
  return (isFour || isSix) && Number(bits ?? 0) <= (isFour ? 32 : 128)
}
