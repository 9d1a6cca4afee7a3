"use strict";
var import_program = require("./program");
(0, import_program.program)().catch((e) => {
  console.error(e.message);
  process.exit(1);
});
