export const adviceKinds = ['accept', 'object'] as const
export type AdviceKind = (typeof adviceKinds)[number]

export type Advice = { version: number; advice: AdviceKind; reason: string; byName: string | null; createdAt: Date }

export const maxAdviceLength = 2000

export function isAdviceKind(text: string): text is AdviceKind {
  return adviceKinds.some((kind) => kind === text)
}
