import { type SqlBool, sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { findClaimState, isAtHand } from '#company/claims/evidence-db.server.ts'
import { claims } from '#content/claims.ts'
import { settingValue } from '#platform/settings/setting.ts'
import type { claimList } from './claim-list.tsx'
import { type ClaimView, viewClaims } from './list-claims.server.ts'

type Name = keyof typeof claimList.filters
type Sort = keyof typeof claimList.sorts

const asRows = JSON.stringify(
  claims.map(({ id, value, text, validUntil, proven }, position) => ({
    id,
    proven,
    position,
    words: `${value} ${text}`,
    until: validUntil,
  })),
)

// Must match `holds` in `claims.ts`. If staff have saved evidence for a claim, the claim is proven only if they
// marked it as proven and the evidence is available: an external URL, or a file that the virus scan has cleared.
const isProven = sql<SqlBool>`(coalesce(p.is_proven, c.proven) and (p.claim_id is null or ${isAtHand}))`

const evidence: Readonly<Record<string, (today: string) => ReturnType<typeof sql<SqlBool>>>> = {
  unproven: () => sql<SqlBool>`not ${isProven}`,
  proven: (today) => sql<SqlBool>`(${isProven} and (p.valid_until is null or p.valid_until >= ${today}::date))`,
  'run-out': (today) => sql<SqlBool>`(${isProven} and p.valid_until < ${today}::date)`,
}

export const claimSource: ListSource<ClaimView, Name, Sort> = {
  from: sql`json_to_recordset(${asRows}::json) as c(id text, position bigint, words text, until text, proven boolean)
    left join claim_evidence p on p.claim_id = c.id left join stored_files f on f.id = p.file_id`,
  id: { by: sql`c.id`, type: 'text' },
  where: {
    q: (words) => has('c.words', words),
    evidence: (state, { today }) => evidence[state]?.(today) ?? sql<SqlBool>`false`,
  },
  sorts: {
    place: { by: sql`c.position`, type: 'bigint' },
    until: { by: sql`coalesce(p.valid_until::text, c.until)`, type: 'text' },
  },
  rows: async (db, ids, { today }) => {
    const onlyProven = settingValue(onlyProvenClaims, (await findClaimState(db)).onlyProven)
    return (await viewClaims(db, { onlyProven, today })).filter(({ id }) => ids.includes(id))
  },
  idOf: ({ id }) => id,
}
