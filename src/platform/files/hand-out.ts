const viewable = ['application/pdf', 'image/jpeg', 'image/png']

export function isViewable(mediaType: string): boolean {
  return viewable.includes(mediaType)
}

/** `Content-Disposition` header with an ASCII fallback and the full name (RFC 6266, RFC 5987). */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
