const viewable = ['application/pdf', 'image/jpeg', 'image/png']

/** Whether a file of this kind can be looked at in the browser without running anything of it; the others are downloaded. */
export function isViewable(mediaType: string): boolean {
  return viewable.includes(mediaType)
}

/**
 * The header that names a file, for old clients in ASCII and for all others in full (RFC 6266, RFC 5987).
 * @example contentDisposition('attachment', 'Löhne.pdf') // attachment; filename="L_hne.pdf"; filename*=UTF-8''L%C3%B6hne.pdf
 */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
