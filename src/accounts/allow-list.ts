import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'
import { isWithin } from '#web/client-address.ts'

/** Addresses and networks from which the admin panel may be opened, one a line; empty: from everywhere. */
export const adminAllowList = defineSetting(
  'admin_allow_list',
  z.string().max(4000).refine((text) => faultyLines(text).length === 0),
  '',
  'admin',
)

/** What stands on each line, without what is said about it behind `#`. */
function rangesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter(Boolean)
}

/** The lines that are neither an address nor a network, as they were written. */
export function faultyLines(text: string): string[] {
  return rangesOf(text).filter((range) => !isRange(range))
}

/** Whether the admin panel may be opened from this address. */
export function isOnList(text: string, address: string): boolean {
  const ranges = rangesOf(text)
  return ranges.length === 0 || isWithin(address, ranges)
}

/** Written in full only: `10.1` and `010.0.0.1` mean different things to different people. */
function isRange(range: string): boolean {
  const [, address = '', bits] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(range) ?? []
  const isFour = ipaddr.IPv4.isValidFourPartDecimal(address)
  // Requests from such addresses count as IPv4, so a network of them would never let anybody in.
  const isSix = ipaddr.IPv6.isValid(address) && !ipaddr.IPv6.parse(address).isIPv4MappedAddress()
  return (isFour || isSix) && Number(bits ?? 0) <= (isFour ? 32 : 128)
}
