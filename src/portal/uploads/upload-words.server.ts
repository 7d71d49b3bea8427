import { documentsPerCase } from '#cases/document-states.ts'
import type { UploadResult } from '#cases/upload-document.server.ts'
import { mostFiles, type UploadRequestFault } from '#platform/files/upload-request.server.ts'
import { emptyText, tooLargeText } from './upload-line.ts'

export type UploadFault = Extract<UploadResult, { ok: false }>['reason'] | UploadRequestFault | 'no-file'

/** The status code and the sentence for why a file was not taken. */
export function uploadFaultWords(reason: UploadFault): { status: number; text: string } {
  switch (reason) {
    case 'too-large':
      return { status: 413, text: tooLargeText }
    case 'empty':
      return { status: 422, text: emptyText }
    case 'type-not-allowed':
      return {
        status: 415,
        text: 'We take PDF, JPG, PNG, HEIC, DOCX, XLSX and CSV. What is in this file is none of these.',
      }
    case 'has-macros':
      return { status: 415, text: 'This file holds macros. Please save it without them, or as a PDF.' }
    case 'password-protected':
      return { status: 422, text: 'This file is protected by a password. Please remove it and send the file again.' }
    case 'interrupted':
      return { status: 400, text: 'The connection was lost. Nothing of this file was saved. Please try again.' }
    case 'too-many':
      return { status: 409, text: `This case holds ${documentsPerCase} documents already. Please write to us.` }
    case 'store-away':
      return {
        status: 503,
        text: 'We cannot store files at the moment. Nothing was saved. Please try again in a few minutes.',
      }
    case 'store-full':
      return {
        status: 507,
        text: 'We have no room to store files at the moment. Nothing was saved. Please write to us.',
      }
    case 'no-room':
      return { status: 409, text: 'The room that we keep for your documents is full. Please write to us.' }
    case 'case-closed':
      return { status: 409, text: 'This case is closed and takes no more documents. Please write to us.' }
    case 'unknown-item':
      return { status: 404, text: 'This item is no longer on the checklist. Please reload the page.' }
    case 'unknown-case':
      return { status: 404, text: 'There is no such case.' }
    case 'forbidden':
      return { status: 403, text: 'You may not add documents to this case.' }
    case 'too-many-files':
      return { status: 413, text: `Please send at most ${mostFiles} files at a time.` }
    case 'no-file':
      return { status: 422, text: 'Please choose a file first.' }
    case 'not-multipart':
    case 'too-many-fields':
    case 'field-too-long':
      return { status: 400, text: 'The form did not arrive whole. Please reload the page and try again.' }
  }
}
