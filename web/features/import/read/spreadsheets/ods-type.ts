/** The type that the file `mimetype` of an OpenDocument spreadsheet and of its template name. */
export const odsType = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/
