/** Reads a submitted form. An invalid body yields no fields, so that each field is reported as missing. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}
