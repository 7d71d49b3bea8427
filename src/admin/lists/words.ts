import { longestViewName, mostViews } from './view-limits.ts'

export type ViewFault =
  | 'name-missing'
  | 'name-too-long'
  | 'name-taken'
  | 'query-too-long'
  | 'too-many'
  | 'not-allowed'
  | 'unknown-view'

/** Why a view was not kept or changed. */
export const viewFaults: Record<ViewFault, { status: 403 | 404 | 409 | 422; text: string }> = {
  'name-missing': { status: 422, text: 'Give the view a name.' },
  'name-too-long': { status: 422, text: `A name has at most ${longestViewName} characters.` },
  'name-taken': { status: 409, text: 'You have a view of this name already. Choose another name.' },
  'query-too-long': { status: 422, text: 'These are too many filters for one view.' },
  'too-many': { status: 422, text: `You keep ${mostViews} views already. Delete one first.` },
  'not-allowed': { status: 403, text: 'Your role does not include sharing views. Ask an admin or an owner.' },
  'unknown-view': { status: 404, text: 'This view is gone, or it is not yours.' },
}
