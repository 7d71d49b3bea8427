import { z } from 'zod'
import file from './expat-examples.json' with { type: 'json' }

const values = z.record(z.string(), z.unknown())

const examples = z
  .array(
    z.object({
      id: z.string(),
      topic: z.string(),
      rule: z.string(),
      /** What the numbers are: of an authority, of a court, of an official table, or ours by a rule that was read. */
      origin: z.string(),
      inputs: values,
      expected: values,
      /** Our continuation of the example, which its source does not print. */
      derived: values.optional(),
      tolerance: z.number().default(0),
      source: z.string(),
      sureness: z.enum(['certain', 'likely']),
    }),
  )
  .parse(file)

export type ExpatExample = (typeof examples)[number]

/** Worked examples of a rule, each with its source. Throws if the rule has none, so that no table is empty. */
export function examplesOf(rule: string): readonly ExpatExample[] {
  const found = examples.filter((example) => example.rule === rule)
  if (found.length === 0) throw new Error(`no example of the rule ${rule}`)
  return found
}
