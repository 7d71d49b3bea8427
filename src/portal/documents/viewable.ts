const viewable = ['application/pdf', 'image/jpeg', 'image/png']

/** Whether a document of this kind can be looked at in the browser; the others are downloaded. */
export function isViewable(mediaType: string): boolean {
  return viewable.includes(mediaType)
}
