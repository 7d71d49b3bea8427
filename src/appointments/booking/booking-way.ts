import type { KindRules } from '#appointments/kinds/kind-rules.ts'
import type { Channel, ConsultationLanguage } from '#appointments/kinds/kinds.ts'

export type Way = { channel: Channel; language: ConsultationLanguage; length: number }

export function wayOf(search: URLSearchParams, rules: Pick<KindRules, 'channels' | 'languages' | 'lengths'>): Way {
  const pick = <Value extends string | number>(name: string, offered: readonly Value[], fallback: Value): Value =>
    offered.find((value) => String(value) === search.get(name)) ?? offered[0] ?? fallback
  return {
    channel: pick('channel', rules.channels, 'video'),
    language: pick('language', rules.languages, 'en'),
    length: pick('length', rules.lengths, 30),
  }
}

export function withQuery(path: string, search: URLSearchParams, change: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  const query = next.toString()
  return query === '' ? path : `${path}?${query}`
}
