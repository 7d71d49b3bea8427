import type { TraceLine } from '#tax/trace.ts'
import type { FlatValues } from './flat-trace.ts'

type FlatLineContent = {
  [Code in keyof FlatValues]: { readonly code: Code; readonly values: FlatValues[Code] }
}[keyof FlatValues]

export function flatLine(amount: number, content: FlatLineContent): TraceLine<keyof FlatValues> {
  return { part: 'flat-rate', ...content, amount: Math.round(amount) }
}
