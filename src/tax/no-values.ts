/** For a line whose words need no numbers. */
export type NoValues = Readonly<Record<string, never>>
