export default { catan: { red: { label: "6 and 8", choices: { apart: "not adjacent" } } } };
