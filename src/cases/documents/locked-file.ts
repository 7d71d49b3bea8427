/** Shown as an upload error, or as the rejection reason if the password check finished only after the upload. */
export const passwordProtected = 'This file is protected by a password. Please remove it and send the file again.'
