import { type ApiScope, apiAccess, apiScopes } from '#accounts/api-tokens/api-token.ts'
import { insertApiToken } from '#accounts/api-tokens/api-token-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { newToken, tokenHash } from '#accounts/tokens.server.ts'
import { aPerson } from './cases.ts'
import { aSetting } from './settings.ts'
import { buildWith, openSite } from './web-app.ts'
import type { World } from './world.ts'

const routes = ['clients', 'cases', 'deadlines', 'drafts', 'firm-openapi', 'mcp']
const build = await buildWith(routes.map((name) => `admin/api/${name}-route.ts`))

export function openApiSite(world: World) {
  return openSite(world, {}, build)
}

export async function anAdviserWithToken(
  world: World,
  { scopes = [...apiScopes], ...given }: { scopes?: ApiScope[]; name?: string; role?: Person['role'] } = {},
) {
  await aSetting(world, apiAccess, true)
  const { id } = await aPerson(world, { role: 'adviser', ...given })
  await world.pool.query('update people set two_factor_enabled = true where id = $1', [id])
  const token = `etb_${newToken()}`
  const createdAt = world.now()
  const expiresAt = new Date(createdAt.getTime() + 90 * 86_400_000)
  const row = { personId: id, name: 'Sheet', hint: token.slice(-4), scopes, createdAt, expiresAt }
  const tokenId = await world.db
    .transaction()
    .execute((tx) => insertApiToken(tx, { ...row, tokenHash: tokenHash(token) }))
  return { id, token, tokenId, headers: { Authorization: `Bearer ${token}` } }
}
