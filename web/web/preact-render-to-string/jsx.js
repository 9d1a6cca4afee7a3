module.exports = require('./dist/jsx');
