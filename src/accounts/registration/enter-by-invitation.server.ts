import { isStaff, type Person } from '#accounts/people/person.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { signIn, signOut } from '#accounts/sign-in/sign-in.server.ts'

type Chosen = { person: Person; password: string }

/** Signs in after the first password is set; a second factor is still required. Null if sign-in is not allowed yet. */
export async function enterByInvitation(
  services: SignInDeps,
  { person, password }: Chosen,
  before: CurrentUser | null,
  metadata: RequestMetadata,
): Promise<{ path: string; headers: Headers } | null> {
  const audience = isStaff(person) ? 'staff' : 'client'
  const outcome = await signIn(services, { identifier: person.email, password, audience, facts: metadata })
  if (!outcome.ok) return null
  if (before) await signOut(services, before, metadata)
  const root = audience === 'staff' ? '/admin' : '/client-portal'
  const query = outcome.secondFactor ? '?step=code' : audience === 'client' ? '?note=password-chosen' : ''
  return { path: `${root}${query}`, headers: outcome.headers }
}
