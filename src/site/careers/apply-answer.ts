export type ApplyAnswer = {
  entered: Readonly<Record<string, string>> | null
  errors: Readonly<Record<string, string>>
  problem: { title: string; text: string } | null
}
