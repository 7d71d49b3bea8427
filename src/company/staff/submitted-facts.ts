import { type Facts, factNames } from '#company/facts.ts'
import { oneLine } from '#platform/http/read-form.ts'

export type SubmittedFactsValues = Partial<Facts>

export function submittedFacts(texts: Record<string, string>): {
  entered: SubmittedFactsValues
  seen: SubmittedFactsValues
} {
  const entered: SubmittedFactsValues = {}
  const seen: SubmittedFactsValues = {}
  for (const name of factNames) {
    const [text, was] = [texts[name] === undefined ? undefined : oneLine(texts[name]), texts[`seen-${name}`]]
    if (was !== undefined) seen[name] = was
    if (text !== undefined && text !== was) entered[name] = text
  }
  return { entered, seen }
}
