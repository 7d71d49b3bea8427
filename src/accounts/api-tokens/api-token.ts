import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export const apiAccess = defineSetting('api_access', z.boolean(), false, 'owner')

/** What a token may do, within the rights and the access scope of its person. */
export const apiScopes = ['clients:read', 'cases:read', 'deadlines:read', 'messages:draft'] as const
export type ApiScope = (typeof apiScopes)[number]

export const apiTokenPrefix = 'etb_'
export const apiTokenDays = [30, 90, 180, 365] as const
export const maxApiTokens = 10
export const maxApiTokenName = 80

export type ApiTokenForm = { name: string; days: string; scopes: readonly string[] }
export type ApiTokenError = 'no-name' | 'name-too-long' | 'no-scope' | 'unknown-scope' | 'unknown-days'
export type NewApiToken = { name: string; days: number; scopes: ApiScope[] }

export function readApiTokenForm(
  form: ApiTokenForm,
): { ok: true; token: NewApiToken } | { ok: false; reason: ApiTokenError } {
  const name = cleanText(form.name).replace(/\s+/g, ' ')
  const days = apiTokenDays.find((each) => String(each) === form.days)
  const scopes = apiScopes.filter((scope) => form.scopes.includes(scope))
  if (name === '') return { ok: false, reason: 'no-name' }
  if (name.length > maxApiTokenName) return { ok: false, reason: 'name-too-long' }
  if (form.scopes.some((scope) => !isApiScope(scope))) return { ok: false, reason: 'unknown-scope' }
  if (scopes.length === 0) return { ok: false, reason: 'no-scope' }
  if (days === undefined) return { ok: false, reason: 'unknown-days' }
  return { ok: true, token: { name, days, scopes } }
}

export function isApiScope(text: string): text is ApiScope {
  return apiScopes.some((scope) => scope === text)
}
