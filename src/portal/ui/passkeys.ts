import { offlineText } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.passkeys)

/** `cancelled`: the user closed the browser's passkey dialog, or it timed out. */
export type PasskeyResult =
  | { ok: true }
  | { ok: false; reason: 'cancelled' }
  | { ok: false; reason: 'failed'; text: string }

const refused = (text: string): PasskeyResult => ({ ok: false, reason: 'failed', text })

export function addPasskey(name: string): Promise<PasskeyResult> {
  return attempt(async () => {
    if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) return refused(copy().thisBrowserDoesNotSupport)
    const options = await ask('generate-register-options')
    if (options.status === 403) return refused(copy().yourConfirmationHasExpiredReload)
    if (!options.ok) return refused(copy().pleaseSignInAgainThen)
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await options.json())
    const created = await navigator.credentials.create({ publicKey })
    if (!(created instanceof PublicKeyCredential)) return { ok: false, reason: 'cancelled' }
    const saved = await ask('verify-registration', { response: created.toJSON(), name })
    return saved.ok ? { ok: true } : refused(copy().weCouldNotAcceptThis)
  })
}

export function signInWithPasskey(): Promise<PasskeyResult> {
  return attempt(async () => {
    if (!window.PublicKeyCredential?.parseRequestOptionsFromJSON) return refused(copy().thisBrowserDoesNotSupport)
    const options = await ask('generate-authenticate-options')
    if (!options.ok) return refused(offlineText)
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options.json())
    const found = await navigator.credentials.get({ publicKey })
    if (!(found instanceof PublicKeyCredential)) return { ok: false, reason: 'cancelled' }
    const checked = await ask('verify-authentication', { response: found.toJSON() })
    if (checked.ok) return { ok: true }
    const answer: unknown = await checked.json().catch(() => null)
    const isNotified =
      typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
    return refused(isNotified ? String(answer.error) : copy().weCouldNotAcceptThis)
  })
}

function ask(step: string, body?: object): Promise<Response> {
  const path = `/api/auth/passkey/${step}`
  if (!body) return fetch(path)
  return fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
}

async function attempt(steps: () => Promise<PasskeyResult>): Promise<PasskeyResult> {
  try {
    return await steps()
  } catch (error) {
    // Browsers throw a DOMException both if the user closes the dialog and if it times out.
    if (error instanceof DOMException) {
      if (error.name === 'InvalidStateError') return refused(copy().thisDeviceAlreadyHasPasskey)
      return { ok: false, reason: 'cancelled' }
    }
    if (error instanceof TypeError) return refused(offlineText)
    throw error
  }
}
