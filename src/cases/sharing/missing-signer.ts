/** A joint return that only the client can sign, and how far the invitation of the partner is. */
export type MissingSigner = {
  caseId: string
  status: 'not-invited' | 'invited' | 'expired' | 'not-shared'
  /** Email address that was invited, or name of the partner who has joined. */
  partner: string | null
}
