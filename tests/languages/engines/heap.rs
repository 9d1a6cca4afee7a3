//! A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes one.

use tulkas::engine::{log_to_all, run_duel, Error, MatchResult};

fn main() {
    let mut heap = 21;
    run_duel(|bot, _opponent| {
        let taken: i64 = match bot.call("take", [("heap", heap.into())]) {
            Err(Error::Timeout { .. }) => {
                bot.log("too late");
                1
            }
            other => other?,
        };
        if taken < 1 || taken > heap.min(3) {
            return Err(bot.error(format!("cannot take {}", taken)));
        }
        heap -= taken;
        log_to_all(format!("{} are left", heap));
        Ok(if heap == 0 { Some(MatchResult::win(bot)) } else { None })
    });
}
