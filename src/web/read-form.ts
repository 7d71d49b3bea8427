/** The fields of a posted form. What is no form (a wrong kind, a broken body) has no fields, so that each is missed by name. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}
