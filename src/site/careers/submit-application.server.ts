import * as accountTexts from '#accounts/locales/en.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'
import { forEachPart, type UploadRequestError } from '#platform/files/upload-request.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import { applicationForm, formFields } from './application.ts'
import { type ReceivedCv, receiveCv } from './cv/cv-file.server.ts'
import { listOpenings } from './openings.server.ts'
import { receiveApplication } from './receive-application.server.ts'

/** Maximum request size. Far above the CV limit, so that too large a CV gets an error, not a broken connection. */
const maxBytes = 100 * 1024 * 1024

const attemptsOfAddress: Limit = { name: 'careers-attempt', points: 30, seconds: 60 * 60 }

type Entered = Record<string, string>

export type SubmittedApplication =
  | { ok: true; number: number; receipt: boolean }
  | { ok: false; reason: 'invalid'; entered: Entered; errors: FieldErrors }
  | { ok: false; reason: 'too-many'; entered: Entered; retryAfterSeconds: number }
  | { ok: false; reason: 'interrupted' | 'not-stored'; entered: Entered }

type SubmitApplicationDeps = Pick<
  Services,
  'db' | 'pool' | 'now' | 'config' | 'log' | 'fileStore' | 'scanner' | 'secretKey'
>

/** Stores the form and the CV together; if one fails, neither is stored. */
export async function submitApplication(
  services: SubmitApplicationDeps,
  request: Request,
  { ip }: { ip: string },
): Promise<SubmittedApplication> {
  const attempt = await countUse(services.pool, attemptsOfAddress, networkOf(ip))
  const sent = await readApplication(services, request, { takesFile: attempt.ok })
  const { entered, cv, error: problem } = sent
  if (!attempt.ok) {
    return { ok: false, reason: 'too-many', entered, retryAfterSeconds: attempt.retryAfterSeconds }
  }
  if (problem === 'too-large')
    return { ok: false, reason: 'invalid', entered, errors: { cv: t(siteTexts.cv)[problem] } }
  if (problem) return { ok: false, reason: 'interrupted', entered }
  const parsed = applicationForm(await listOpenings(services)).safeParse(entered)
  const file = cv !== null && cv !== 'failed' && cv.ok ? cv.file : null
  const errors = {
    ...(parsed.error &&
      fieldErrors(parsed.error, { ...t(accountTexts.accounts).fields, ...t(siteTexts.careers).fields })),
    ...cvError(cv),
  }
  if (!parsed.success || Object.keys(errors).length > 0 || !file) {
    if (file) await discardUpload(services, file.id)
    if (cv === 'failed' && parsed.success) return { ok: false, reason: 'not-stored', entered }
    return { ok: false, reason: 'invalid', entered, errors: inOrder(errors) }
  }
  const { consent: _, ...application } = parsed.data
  const sender = { ip, looksLikeSpam: Boolean(entered.website) }
  const outcome = await receiveApplication(services, { application, file }, sender).catch((error) => {
    services.log.error({ err: error }, 'an application could not be stored')
    return { ok: false, reason: 'not-stored' } as const
  })
  return outcome.ok ? outcome : { ...outcome, entered }
}

function cvError(cv: SentApplication['cv']): FieldErrors {
  if (cv === null) return { cv: t(siteTexts.cv).missing }
  return cv === 'failed' || cv.ok ? {} : { cv: t(siteTexts.cv)[cv.reason] }
}

function inOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    formFields.flatMap((name) => {
      const text = errors[name]
      return text ? [[name, text]] : []
    }),
  )
}

type SentApplication = {
  entered: Record<string, string>
  /** 'failed': the CV could not be stored. Null: no CV was sent, or none was expected. */
  cv: ReceivedCv | 'failed' | null
  error: UploadRequestError | null
}

type ReadApplicationDeps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

/** Streams the form and its file. If the file cannot be stored, logs the error and still reads the other fields. */
async function readApplication(
  services: ReadApplicationDeps,
  request: Request,
  { takesFile }: { takesFile: boolean },
): Promise<SentApplication> {
  const entered: Record<string, string> = {}
  let cv: SentApplication['cv'] = null
  const withdraw = async () => {
    if (cv && cv !== 'failed' && cv.ok) await discardUpload(services, cv.file.id)
  }
  try {
    const outcome = await forEachPart(
      request,
      async (part) => {
        if (part.kind === 'field') entered[part.name] = part.value
        else if (part.name === 'cv' && takesFile && cv === null)
          cv = await receiveCv(services, { content: part.content, declaredName: part.filename }).catch((error) => {
            services.log.error({ err: error }, 'the CV of an application could not be stored')
            return 'failed' as const
          })
      },
      { bytes: maxBytes },
    )
    if (outcome.ok) return { entered, cv, error: null }
    await withdraw()
    return { entered, cv: null, error: outcome.reason }
  } catch (error) {
    await withdraw()
    throw error
  }
}
