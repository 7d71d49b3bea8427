import { type CvError, cvLimitBytes } from './cv.ts'

export type CvWords = Record<CvError, string>

export const en: CvWords = {
  missing: 'Choose your CV, a PDF.',
  empty: 'This file is empty. Choose another one.',
  'too-large': `This file is larger than ${cvLimitBytes / 1024 / 1024} MB. Save it smaller, for instance without photos.`,
  'no-pdf': 'What is in this file is no PDF, whatever its name says. Save your CV as a PDF and choose it again.',
  interrupted: 'The file did not arrive whole, and nothing of it was kept. Choose it again.',
}
