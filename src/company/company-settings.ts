import { z } from 'zod'
import { defineSetting, type Setting } from '#platform/settings/setting.ts'
import { type FactName, factNames, factRules, seedFacts } from './facts.ts'

const prefix = 'company.'

/** Each fact is a separate setting, so that the audit log shows which changed. Only owners may change them. */
export const companySettings: ReadonlyMap<FactName, Setting<string>> = new Map(
  factNames.map((name) => {
    const schema = z.string().refine((text) => {
      const read = factRules[name](text)
      return read.ok && read.value === text
    })
    return [name, defineSetting(prefix + name, schema, seedFacts[name], 'owner', { isOnPublicPages: true })]
  }),
)

export function factOfKey(key: string): FactName | null {
  return factNames.find((name) => prefix + name === key) ?? null
}
