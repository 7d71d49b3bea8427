import { discardUpload } from '#platform/files/receive-upload.server.ts'
import { forEachPart, type UploadRequestError } from '#platform/files/upload-request.server.ts'
import type { Services } from '#platform/services.ts'
import { type ReceivedCv, receiveCv } from './receive-cv.server.ts'

/** Room for a file far above its limit, so that whoever sends one gets an answer instead of a broken connection. */
const maxBytes = 100 * 1024 * 1024

export type SentApplication = {
  /** The text fields by name, as they were typed. */
  entered: Record<string, string>
  /** The CV as it was taken in or refused; 'failed' when it could not be stored, null when none was sent or wanted. */
  cv: ReceivedCv | 'failed' | null
  /** Set when the form did not arrive whole or is none; no CV is kept then. */
  error: UploadRequestError | null
}

type ReadApplicationDeps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

/**
 * Reads the form with its one file as it streams in. A store that fails is logged and told, so that the fields behind
 * the file are still read. `takesFile` false skips the file.
 */
export async function readApplication(
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
