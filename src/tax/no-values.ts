export type NoValues = Readonly<Record<string, never>>
