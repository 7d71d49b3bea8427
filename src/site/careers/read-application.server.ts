import { discardUpload } from '#platform/files/receive-upload.server.ts'
import { forEachPart, type UploadRequestError } from '#platform/files/upload-request.server.ts'
import type { Services } from '#platform/services.ts'
import { type ReceivedCv, receiveCv } from './cv/receive-cv.server.ts'

/** Size limit of the whole request. It is far above the limit for CVs, so that too large a CV gets an error message. */
const maxBytes = 100 * 1024 * 1024

export type SentApplication = {
  entered: Record<string, string>
  /** 'failed' if the CV could not be stored; null without a CV or if none was expected. */
  cv: ReceivedCv | 'failed' | null
  error: UploadRequestError | null
}

type ReadApplicationDeps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

/** Streams the form and its file. If the file cannot be stored, logs the error and still reads the other fields. */
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
